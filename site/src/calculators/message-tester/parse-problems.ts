const BRACE = "Close every '{' with a '}'.";
const OPTIONS = 'After the comma comes at least one option, such as other {text}.';
const OPTION_TEXT = 'Put the text of each option in braces: other {text}.';

/** What to do about what the parser found, by the parser's own name for it. */
const ADVICE: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: BRACE,
  EMPTY_ARGUMENT: 'Write a name between the braces, such as {givenName}.',
  MALFORMED_ARGUMENT: 'Write a name between the braces, such as {givenName}.',
  EXPECT_ARGUMENT_TYPE: 'After the comma comes plural, select, date, time or number.',
  INVALID_ARGUMENT_TYPE: 'Use plural, select, date, time or number.',
  EXPECT_ARGUMENT_STYLE: 'After the comma comes a style: short, medium, long or full.',
  EXPECT_SELECT_ARGUMENT_OPTIONS: OPTIONS,
  EXPECT_SELECT_ARGUMENT_SELECTOR: OPTIONS,
  EXPECT_PLURAL_ARGUMENT_SELECTOR: OPTIONS,
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'Use =0, =1, one, few, many or other.',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: OPTION_TEXT,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: OPTION_TEXT,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'Write each option once.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'Write each option once.',
  MISSING_OTHER_CLAUSE: "Add 'other {text}': it counts when no other option does.",
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "Close the quote, or write '' for an apostrophe.",
};

/** The sentence for what the parser found. */
export function adviceOn(found: string): string {
  return ADVICE[found] ?? 'This part cannot be read. Check its braces and commas.';
}
