interface NamedUser {
  displayName?: string | null
  firstName?: string | null
}

/** The name to greet the user with: display name, otherwise first name, otherwise null. */
export const greetingNameOf = ({ displayName, firstName }: NamedUser): string | null =>
  displayName?.trim() || firstName?.trim() || null
