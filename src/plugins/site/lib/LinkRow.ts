/** A link set by staff. */
export interface LinkRow {
  id?: string | null
  label?: string | null
  kind?: string | null
  document?: { relationTo: 'events' | 'pages' | 'posts'; value: unknown } | null
  address?: string | null
}
