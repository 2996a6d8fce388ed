/** Prefix of a theme's attributes in events and performances. */
export const ATTRIBUTE_PREFIX = 'custom.'

/**
 * Derives a name from a label: in lower case, with underscores for all other characters, and without leading characters
 * before the first letter.
 * @example fieldName('2nd Dress code?') // 'nd_dress_code_'
 */
export const fieldName = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 80)

/** Derives the name of an attribute. Top-level names are prefixed with `custom.`. */
export const attributeName = (label: string, isTop = true): string => (isTop ? ATTRIBUTE_PREFIX : '') + fieldName(label)
