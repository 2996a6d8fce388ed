/** Where the links of the demo box office lead. */
export interface BoxOfficeHrefs {
  /** The list of events; one is below. */
  events: string
}
