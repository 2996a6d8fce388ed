/** Preference in which the last draft that a person began is kept, by site: `{[tenant]: id}`. */
export const newDraftKey = (slug: string): string => `new-${slug}`
