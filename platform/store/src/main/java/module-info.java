import org.jspecify.annotations.NullMarked;

/** The journal: what a server must not forget. */
@NullMarked
module meldhouse.store {
    requires flyway.core;
    requires java.sql;
    requires org.jdbi.v3.core;
    requires org.postgresql.jdbc;
    requires org.xerial.sqlitejdbc;
    requires static transitive org.jspecify;

    exports meldhouse.store;
}
