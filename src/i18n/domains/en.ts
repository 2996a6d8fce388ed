/** Texts of the Domains screen. */
export const domainsWords = {
}
