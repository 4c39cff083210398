package meldhouse.scripting.sheet;

/** How a rule sheet is written down. */
public enum SheetFormat {
    /** Markdown. */
    MD {
        @Override
        public String of(RuleSheet sheet) {
            return new MarkdownSheet(sheet).text();
        }
    },
    /** One page that needs nothing else, light and dark, fit for printing. */
    HTML {
        @Override
        public String of(RuleSheet sheet) {
            return new HtmlSheet(sheet).text();
        }
    },
    /** Plain text in lines of at most 80 characters. */
    TXT {
        @Override
        public String of(RuleSheet sheet) {
            return new PlainSheet(sheet).text();
        }
    };

    /** The sheet in this format; it ends with a line's end. */
    public abstract String of(RuleSheet sheet);
}
