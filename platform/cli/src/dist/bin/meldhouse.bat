@echo off
rem Runs Meldhouse from an unpacked distribution. Needs a Java runtime, version 25 or newer:
rem the one in MELDHOUSE_JAVA or JAVA_HOME (folders that hold bin\java.exe), or on the PATH.
setlocal
for %%i in ("%~dp0..") do set "MELDHOUSE_HOME=%%~fi"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined MELDHOUSE_JAVA set "JAVA=%MELDHOUSE_JAVA%\bin\java.exe"
set "MAJOR="
for /f "tokens=3" %%v in ('""%JAVA%" -version 2^>^&1" ^| findstr /i " version "') do for /f "delims=.-+ " %%m in ("%%~v") do set "MAJOR=%%m"
if not defined MAJOR goto nojava
if %MAJOR% LSS 25 goto nojava
"%JAVA%" "@%MELDHOUSE_HOME%\bin\java.options" "-Dmeldhouse.home=%MELDHOUSE_HOME%" "-Djava.util.logging.config.file=%MELDHOUSE_HOME%\bin\logging.properties" %MELDHOUSE_JAVA_OPTIONS% --module-path "%MELDHOUSE_HOME%\lib" --module meldhouse.cli/meldhouse.cli.Main %*
exit /b %ERRORLEVEL%
:nojava
echo Cannot start Meldhouse: no Java 25 or newer was found. Install one, or set MELDHOUSE_JAVA to its folder. 1>&2
exit /b 78
