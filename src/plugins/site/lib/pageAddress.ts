/** The address of one page of the list at an address. */
export const pageAddress = (address: string, page: number): string => (page > 1 ? `${address}?page=${page}` : address)
