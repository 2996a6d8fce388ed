import { isMoved, performanceMessage } from '@/plugins/site/lib/data/announcements'
import { Library } from '@/plugins/site/lib/read/Library'
import { viewOf } from '@tests/unit/themes/engine/support'

const START = '2031-03-09T19:30:00.000Z'

const announced = (state: string) => {
  const library = new Library()
  library.announcements = new Map([['p1', { messages: { en: 'Moved to Sunday.' }, start: START, state }]])
  return viewOf({ library })
}
const performance = (instanceStatus: 'cancelled' | 'moved' | 'scheduled' | 'sold_out', start = START) => ({
  id: 'p1',
  instanceStatus,
  start,
})

describe('a performance that was announced as moved', () => {
  it('says so until it is at another time or in another state, and after its last ticket was sold', () => {
    const view = announced('moved')
    expect(performanceMessage(performance('moved'), view)).toBe('Moved to Sunday.')
    expect(performanceMessage(performance('sold_out'), view)).toBe('Moved to Sunday.')
    expect(performanceMessage(performance('scheduled'), view)).toBeNull()
    expect(performanceMessage(performance('cancelled'), view)).toBeNull()
    expect(performanceMessage(performance('sold_out', '2031-03-10T19:30:00.000Z'), view)).toBeNull()
  })

  it('is moved when it is sold out, and one that was not announced so is not', () => {
    expect(isMoved(performance('sold_out'), announced('moved'))).toBe(true)
    expect(isMoved(performance('moved'), viewOf())).toBe(true)
    expect(isMoved(performance('sold_out'), viewOf())).toBe(false)
    expect(isMoved(performance('sold_out'), announced('cancelled'))).toBe(false)
    expect(isMoved(performance('scheduled'), announced('moved'))).toBe(false)
  })
})
