/** What would be read, for the sentences that refuse a cell. */
export const EXAMPLES = { day: '20/11/2027', number: '12.5', time: '19:30' }
