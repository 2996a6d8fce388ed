/** Texts of the Apps screens. */
export const appsWords = {
}
