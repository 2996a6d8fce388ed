/** The address of one page of the list at an address. @param query what else it names */
export function pageAddress(address: string, page: number, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ ...query, ...(page > 1 && { page: String(page) }) }).toString()
  return all ? `${address}?${all}` : address
}
