/** A saved view, as whoever sees it has it. */
export interface View {
  id: string
  isOwn: boolean
  isShared: boolean
  mayChange: boolean
  query: string
  title: string
}
