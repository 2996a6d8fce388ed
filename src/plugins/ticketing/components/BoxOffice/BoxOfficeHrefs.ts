/** Links of the demo box office screen. */
export interface BoxOfficeHrefs {
  /** The list of events; an event is at `{events}/{id}`. */
  events: string
}
