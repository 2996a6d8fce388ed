/** A submission as shown in its row. */
export interface AnswerRow {
  id: string
  /** One value per column; '' if there is none. */
  cells: string[]
  href: string
  isUnread: boolean
  /** When it was sent: in the site's format, and in ISO 8601. */
  moment: string
  sentAt: string
}

export interface AnswerColumn {
  key: string
  label: string
  isFormer: boolean
}
