import { keepTyped } from '@/components/settings/keepTyped'

describe('a form that was stored', () => {
  const sent = { name: 'Eli  Kovács', tags: ['a'] }
  const stored = { name: 'Eli Kovács', tags: ['a'] }

  it('holds what the server made of it', () => {
    expect(keepTyped(sent, { sent, stored })).toEqual(stored)
  })

  it('keeps what somebody went on with while it was on its way', () => {
    expect(keepTyped({ ...sent, name: '' }, { sent, stored })).toEqual({ name: '', tags: ['a'] })
    expect(keepTyped({ ...sent, tags: ['a', 'b'] }, { sent, stored })).toEqual({ name: 'Eli Kovács', tags: ['a', 'b'] })
  })
})
