/**
 * Why: Payload renders a list as a page and, for the drawers of its pickers, inside a server function; the component gets
 * the same props in both. A list view of ours replaces the page only: a picker needs Payload's table.
 * Relies on: the header `next-action`, which Next's client sends with every server action.
 * Ends with: a prop of Payload's list view that says where it is rendered on every path.
 */
export const isServerAction = (sent: Pick<Headers, 'has'>): boolean => sent.has('next-action')
