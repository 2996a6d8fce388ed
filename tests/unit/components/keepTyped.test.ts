import { keepTyped } from '@/components/settings/keepTyped'

describe('keepTyped', () => {
  const sent = { name: 'Eli  Kovács', tags: ['a'] }
  const stored = { name: 'Eli Kovács', tags: ['a'] }

  it('returns the values that the server stored', () => {
    expect(keepTyped(sent, { sent, stored })).toEqual(stored)
  })

  it('keeps values that the user changed while the form was being saved', () => {
    expect(keepTyped({ ...sent, name: '' }, { sent, stored })).toEqual({ name: '', tags: ['a'] })
    expect(keepTyped({ ...sent, tags: ['a', 'b'] }, { sent, stored })).toEqual({ name: 'Eli Kovács', tags: ['a', 'b'] })
  })
})
