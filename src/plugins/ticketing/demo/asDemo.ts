/** For the Local API, wherever the demo is put together. */
export const asDemo = {
  pagination: false,
  // The seed runs before anybody has signed in; operations have checked the person.
  overrideAccess: true,
} as const
