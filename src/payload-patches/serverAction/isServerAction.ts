/**
 * Why: Payload renders a list as a page and, for the drawers of its pickers, inside a server function, with the same
 * props. Our own list view replaces the page only: a picker needs Payload's table.
 * Relies on: the header `next-action`, which Next's client sends with every server action.
 * Ends with: a prop of Payload's list view that tells where it is rendered.
 */
export const isServerAction = (headers: Pick<Headers, 'has'>): boolean => headers.has('next-action')
