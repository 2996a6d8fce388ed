import type { AdminViewServerProps } from 'payload'

/** What a staff member needs first. */
export function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  if (!req.user) return null
  return <main />
}
