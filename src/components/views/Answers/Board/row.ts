/** An answer as its row shows it. */
export interface AnswerRow {
  id: string
  /** One for each column, '' where there is none. */
  cells: string[]
  href: string
  isUnread: boolean
  /** When it was sent, as the site writes it, and in ISO 8601. */
  moment: string
  sentAt: string
}

export interface AnswerColumn {
  key: string
  label: string
  isFormer: boolean
}
