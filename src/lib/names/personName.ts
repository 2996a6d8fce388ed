export interface NamedPerson {
  displayName?: string | null
  firstName?: string | null
  lastName?: string | null
  email?: string | null
}

/** The name that a person is shown by: their own choice, else first and last name, else the address. */
export function personName({ displayName, email, firstName, lastName }: NamedPerson): string {
  return displayName?.trim() || [firstName, lastName].filter(Boolean).join(' ').trim() || (email ?? '')
}
