/** Local API options for setting up the demo. */
export const asDemo = {
  pagination: false,
  // The seed has no user; operations have already checked access.
  overrideAccess: true,
} as const
