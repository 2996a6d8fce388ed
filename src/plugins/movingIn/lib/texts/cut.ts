/** The beginning of a text. Of a character that needs two units, such as an emoji, no half stays: PostgreSQL refuses it in JSON. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
