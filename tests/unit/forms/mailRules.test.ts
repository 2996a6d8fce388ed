import { recipientsOf, type MailRule } from '@/lib/forms/mailRules'

const rule = (more: MailRule): MailRule => ({
  address: 'access@riverside.example',
  match: 'is',
  questionName: 'topic',
  value: 'access',
  ...more,
})

const isSent = (more: MailRule, topic: boolean | number | string | string[]): boolean =>
  recipientsOf({ mailRules: [rule(more)] }, { topic }).length === 1

describe('a rule for emails', () => {
  it.each<[string, MailRule, boolean | number | string | string[], boolean]>([
    ['sends when the answer is its value', {}, 'access', true],
    ['sends whatever the capitals and spaces', { value: ' Access' }, 'ACCESS ', true],
    ['sends nothing for another answer', {}, 'tickets', false],
    ['sends nothing for an answer that is more than its value', {}, 'access and tickets', false],
    ['sends when the answer contains its value', { match: 'contains' }, 'My access needs', true],
    ['sends nothing when the answer does not contain its value', { match: 'contains' }, 'Tickets', false],
    ['sends when one of several choices is its value', {}, ['tickets', 'access'], true],
    ['sends nothing when none of several choices is its value', {}, ['tickets', 'parking'], false],
    ['compares numbers as text', { value: '12' }, 12, true],
    ['sends for any answer', { match: 'answered', value: null }, true, true],
    ['sends nothing without a value, which every answer contains', { match: 'contains', value: ' ' }, 'access', false],
    ['sends nothing without a question', { questionName: null }, 'access', false],
    ['sends nothing without an address', { address: null }, 'access', false],
    ['sends nothing to what is not an address', { address: 'a@b.example\r\nBcc: c@d.example' }, 'access', false],
  ])('%s', (_title, more, topic, expected) => {
    expect(isSent(more, topic)).toBe(expected)
  })

  it('sends nothing when its question was not answered, or is a word that every object knows', () => {
    expect(recipientsOf({ mailRules: [rule({ match: 'answered' })] }, {})).toEqual([])
    expect(recipientsOf({ mailRules: [rule({ match: 'answered', questionName: 'constructor' })] }, {})).toEqual([])
  })

  it('adds to those who get every answer, and nobody gets two emails', () => {
    const mailRules = [rule({ address: 'House@riverside.example' }), rule({}), rule({ match: 'contains' })]
    expect(recipientsOf({ mailRules, notify: ['house@riverside.example'] }, { topic: 'access' })).toEqual([
      'House@riverside.example',
      'access@riverside.example',
    ])
    expect(recipientsOf({ mailRules, notify: ['house@riverside.example'] }, { topic: 'other' })).toEqual([
      'house@riverside.example',
    ])
  })
})
