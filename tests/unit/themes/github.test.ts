import { RequestError } from '@octokit/request-error'
import { translatorOf, addMessages } from '@/i18n/translator'
import { toGithubProblem } from '@/plugins/themes/lib/github/GithubProblem'
import { githubOutcomeOf } from '@/plugins/themes/lib/github/outcomes'
import { refOf } from '@/plugins/themes/lib/github/GithubClient'
import { type ZipEntry, entriesOfRepository } from '@/plugins/themes/lib/package/readZip'
import { messages } from '@/plugins/themes/messages'

addMessages(messages)

const NOW = new Date('2026-11-20T10:00:00Z')
const answer = (status: number, headers: Record<string, string> = {}, message = '') =>
  new RequestError(message, status, {
    request: { headers: {}, method: 'GET', url: 'https://api.github.com/x' },
    response: { data: {}, headers, status, url: 'https://api.github.com/x' },
  })

describe('githubOutcomeOf', () => {
  it.each([
    ['success', 'Successfully connected with GitHub! You can now sync themes with GitHub repositories.', false],
    ['disconnected', 'Your GitHub account has been disconnected.', false],
    ['cancelled', 'GitHub was not connected.', true],
  ])('returns the message for %s [B-059] [B-325] [B-326]', (value, text, isFailure) => {
    const found = githubOutcomeOf(value)!
    expect([translatorOf({ language: 'en' })(found.word), found.isFailure]).toEqual([text, isFailure])
  })

  it('returns null for any other value', () => {
    for (const value of [undefined, '', 'toString', '<script>', ['success']]) expect(githubOutcomeOf(value)).toBeNull()
  })
})

describe('toGithubProblem', () => {
  it.each<[number, Record<string, string>, string]>([
    [401, {}, 'revoked'],
    [403, {}, 'forbidden'],
    [403, { 'x-ratelimit-remaining': '0' }, 'rateLimited'],
    [404, {}, 'repositoryGone'],
    [409, {}, 'repositoryEmpty'],
    [422, {}, 'refMissing'],
    [429, {}, 'rateLimited'],
    [451, {}, 'repositoryGone'],
    [500, {}, 'unavailable'],
    [503, {}, 'unavailable'],
  ])('maps status %d with headers %j to %s', (status, headers, code) => {
    expect(toGithubProblem(answer(status, headers), undefined, NOW).code).toBe(code)
  })

  it('returns the time of the next attempt, one minute ahead by default and one hour at most', () => {
    const until = (headers: Record<string, string>) =>
      (toGithubProblem(answer(429, headers), undefined, NOW).until!.getTime() - NOW.getTime()) / 1000
    expect(until({ 'retry-after': '90' })).toBe(90)
    expect(until({ 'x-ratelimit-reset': String(NOW.getTime() / 1000 + 300) })).toBe(300)
    expect([until({}), until({ 'retry-after': 'soon' })]).toEqual([60, 60])
    expect(until({ 'retry-after': '9999999' })).toBe(3600)
  })

  it('reports GitHub as unavailable when the request fails without a response', () => {
    expect(toGithubProblem(new TypeError('fetch failed')).code).toBe('unavailable')
  })
})

describe('GitHub repository', () => {
  it('is read at its branch, main by default, or at its tag [B-111]', () => {
    expect([refOf({}), refOf({ branch: 'next' }), refOf({ branch: 'next', tag: 'v1' })]).toEqual([
      'heads/main',
      'heads/next',
      'tags/v1',
    ])
  })

  it('provides the files of the theme folder without hidden files and files outside the folder', () => {
    const entries = [
      'o-r-1/',
      'o-r-1/README.md',
      'o-r-1/.github/ci.yml',
      'o-r-1/a/theme.json',
      'o-r-1/a/.git/config',
      'o-r-1/ab/theme.json',
      'o-r-1/a/../up',
    ].map((name) => ({ name }) as ZipEntry)
    expect(entriesOfRepository(entries, 'a').map(({ name }) => name)).toEqual(['theme.json', '../up'])
    expect(entriesOfRepository(entries, '').map(({ name }) => name)).toEqual([
      'README.md',
      'a/theme.json',
      'ab/theme.json',
      'a/../up',
    ])
    expect(entriesOfRepository(entries, 'nowhere')).toEqual([])
  })
})
