@echo off
rem Runs Meldhouse from an unpacked distribution. It needs a Java runtime, version 25 or newer:
rem the one in MELDHOUSE_JAVA or JAVA_HOME (folders that hold bin\java.exe), or on the PATH.
setlocal
for %%i in ("%~dp0..") do set "MELDHOUSE_HOME=%%~fi"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined MELDHOUSE_JAVA set "JAVA=%MELDHOUSE_JAVA%\bin\java.exe"

rem An older Java cannot read our modules, which is simpler to ask than its version.
"%JAVA%" --module-path "%MELDHOUSE_HOME%\lib" --describe-module meldhouse.cli >nul 2>nul
if errorlevel 1 goto nojava

rem A JIT for scripts, for commands that run long, on a Java that can have one.
set "JIT="
for %%c in (host arena simulate doctor) do if "%~1"=="%%c" set "JIT=wanted"
if not defined JIT goto run
"%JAVA%" --describe-module jdk.internal.vm.ci >nul 2>nul
if errorlevel 1 goto run
set JIT="@%MELDHOUSE_HOME%\bin\jit.options" --upgrade-module-path "%MELDHOUSE_HOME%\jit"
goto start

:run
set "JIT="
:start
"%JAVA%" "@%MELDHOUSE_HOME%\bin\java.options" %JIT% "-Dmeldhouse.home=%MELDHOUSE_HOME%" "-Djava.util.logging.config.file=%MELDHOUSE_HOME%\bin\logging.properties" %MELDHOUSE_JAVA_OPTIONS% --module-path "%MELDHOUSE_HOME%\lib" --module meldhouse.cli/meldhouse.cli.Main %*
exit /b %ERRORLEVEL%

:nojava
echo Cannot start Meldhouse: no Java 25 or newer was found. Install one, or set MELDHOUSE_JAVA to its folder. 1>&2
exit /b 78
