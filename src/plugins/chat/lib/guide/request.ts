import type { Filter, IntentKind, Lexicon } from './languages/lexicon'
import type { Shift, Weekly } from './durations'
import type { Moment } from './moment'
import type { NamedThing } from './names'
import type { Part } from './parts'

/** What a request asks for, every word of it accounted for. */
export interface Request {
  kind: IntentKind
  lexicon: Lexicon
  name?: NamedThing
  /** A second document that is named: a venue of a new event. */
  place?: NamedThing
  /** Further names of a question: an event and a venue. */
  names?: NamedThing[]
  type?: string
  field?: string
  act?: string
  state?: string
  value?: string
  isQuoted?: boolean
  when?: Moment[]
  from?: Moment[]
  filters?: Filter[]
  /** How far something moves. */
  shift?: Shift
  /** On which days of the week, within the periods of `when`. */
  weekly?: Weekly
  /** Whether one performance is meant, which was not said. */
  isOne?: boolean
  /** Which performance of those to come, from 0; -1 is the last. */
  pick?: number
  /** Whether all performances are meant that there are. */
  isEach?: boolean
  /** The part of the day in which a performance is. */
  part?: Part
  isCount?: boolean
  /** How many are wanted: "three performances". */
  count?: number
  /** Whether the name may contain words that are no name, such as a moment. */
  isUnsure?: boolean
  /** What is wanted besides, in order. */
  then?: Request
  /** The wishes that it is, if nothing has the name: "Hamlet and Messiah" may be one title or two. */
  instead?: Request
  /** Words that were not taken in: the request is not answered. */
  left?: string
  /** Whether those words may be a part of a title or text, if they are put in quotation marks. */
  isLeftOfValue?: boolean
}
