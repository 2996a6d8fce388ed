import type { BookingState } from '../lib/data/bookingState'

const TONES: Partial<Record<BookingState['state'], string>> = { cancelled: 'state-cancelled', postponed: 'state-postponed', soldOut: 'state-soldOut' }

/** What visitors must know of the tickets of a performance before they come, beside the link. */
export const TicketNotes = ({ booking: { label, notes, state, url } }: { booking: BookingState }) => (
  <>
    {!url && label && <p className={`state ${TONES[state] ?? ''}`.trim()}>{label}</p>}
    {notes.map((note) => (
      <p className="state" key={note}>
        {note}
      </p>
    ))}
  </>
)

/** Where to book; nothing where that is not possible. A new tab learns nothing of the page that opened it. */
export const BookingLink = ({ booking: { isNewTab, label, name, url } }: { booking: BookingState }) =>
  url ? (
    <a aria-label={name ?? undefined} className="button" data-booking href={url} rel={isNewTab ? 'noopener' : undefined} target={isNewTab ? '_blank' : undefined}>
      {label}
    </a>
  ) : null
