import { jest } from '@jest/globals'
import type { Access, AccessArgs } from 'payload'
import { allOf, anyOf } from '@/access/combine'

const yes: Access = () => true
const no: Access = () => false
const mine: Access = () => ({ owner: { equals: 'me' } })
const ours: Access = async () => ({ tenant: { in: ['a'] } })
const args = {} as AccessArgs

describe('anyOf', () => {
  it.each<[string, Access[], unknown]>([
    ['nothing', [], false],
    ['no, no', [no, no], false],
    ['no, yes', [no, yes], true],
    ['a condition and yes', [mine, yes], true],
    ['a condition and no', [mine, no], { owner: { equals: 'me' } }],
    ['two conditions', [mine, ours], { or: [{ owner: { equals: 'me' } }, { tenant: { in: ['a'] } }] }],
  ])('combines %s', async (_, rules, expected) => {
    expect(await anyOf(...rules)(args)).toEqual(expected)
  })

  it('stops at the first rule that allows', async () => {
    const never = jest.fn(() => true)
    await anyOf(yes, never)(args)
    expect(never).not.toHaveBeenCalled()
  })
})

describe('allOf', () => {
  it.each<[string, Access[], unknown]>([
    ['yes, no', [yes, no], false],
    ['yes, yes', [yes, yes], true],
    ['a condition and yes', [mine, yes], { owner: { equals: 'me' } }],
    ['a condition and no', [mine, no], false],
    ['two conditions', [mine, ours], { and: [{ owner: { equals: 'me' } }, { tenant: { in: ['a'] } }] }],
  ])('combines %s', async (_, rules, expected) => {
    expect(await allOf(...rules)(args)).toEqual(expected)
  })
})
