interface Greeted {
  displayName?: string | null
  firstName?: string | null
}

/** The name that a new conversation greets with: the display name, else the first name; null where there is neither. */
export const greetedAs = ({ displayName, firstName }: Greeted): string | null =>
  displayName?.trim() || firstName?.trim() || null
