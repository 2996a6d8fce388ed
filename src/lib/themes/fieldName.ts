/** Where the attributes of a theme lie in an event or a performance. */
export const ATTRIBUTE_PREFIX = 'custom.'

/**
 * A name made from a label: in lower case, with an underscore for what is neither letter nor digit; what stands before the first letter goes.
 * @example fieldName('2nd Dress code?') // 'nd_dress_code_'
 */
export const fieldName = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 80)

/** The same for an attribute: those at the top stand below `custom.`, those within another one below that. */
export const attributeName = (label: string, isTop = true): string => (isTop ? ATTRIBUTE_PREFIX : '') + fieldName(label)
