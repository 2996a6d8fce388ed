/** Maximum length of a template, in characters. */
export const TEMPLATE_LENGTH = 20_000
