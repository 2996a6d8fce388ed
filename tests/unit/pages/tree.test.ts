import {
  addressIn,
  branchOf,
  without,
  buildTree,
  withoutDescendants,
  flattenTree,
  openAtFirst,
} from '@/plugins/pageTree/lib/tree/tree'
import { packTree, toPage, unpackTree } from '@/plugins/pageTree/lib/tree/packTree'
import { findMoveTargets } from '@/plugins/pageTree/lib/tree/findMoveTargets'
import { keyActionFor } from '@/plugins/pageTree/lib/tree/keyActionFor'
import type { TreePage } from '@/plugins/pageTree/operations/getPagesForTree'
import { drawn, pageOf, treeOf } from './drawn'

const HOUSE = 'Home,Visit(Access,Bar(Menu)),About*(Team)'

describe('flattenTree [B-122, B-125]', () => {
  it('returns the rows below open parents, with their level and position', () => {
    const tree = treeOf(HOUSE)
    expect(flattenTree(tree, new Set()).map(({ id }) => id)).toEqual(['Home', 'Visit', 'About'])
    const rows = flattenTree(tree, new Set(['Visit', 'Menu']))
    expect(
      rows.map(({ id, isOpen, level, position, siblings }) => [id, level, `${position}/${siblings}`, isOpen]),
    ).toEqual([
      ['Home', 0, '1/3', null],
      ['Visit', 0, '2/3', true],
      ['Access', 1, '1/2', null],
      ['Bar', 1, '2/2', false],
      ['About', 0, '3/3', false],
    ])
  })

  it('shows pages whose parent is missing at the end of the top level', () => {
    const tree = buildTree([pageOf('Lost', 'in the trash'), pageOf('A', null), pageOf('Below', 'Lost')])
    expect(drawn(tree)).toBe('A,Lost(Below)')
    expect(tree.pages.get('Lost')).toMatchObject({ isOrphaned: true, parent: null })
  })

  it('openAtFirst opens the second level of a small site only', () => {
    expect(openAtFirst(treeOf(HOUSE))).toEqual(['Visit', 'About'])
    expect(
      openAtFirst(
        buildTree([pageOf('Top', null), ...Array.from({ length: 100 }, (_, index) => pageOf(`P${index}`, 'Top'))]),
      ),
    ).toEqual([])
  })
})

describe('transfer of a tree to the browser', () => {
  const sent: TreePage = {
    id: 'a',
    _status: 'published',
    isDraft: false,
    livePath: '/a',
    order: 'a0',
    parent: null,
    path: '/a',
    publishedAt: null,
    slug: 'a',
    title: 'A',
    updatedAt: '2026-11-21T10:00:00.000Z',
  }

  it('distinguishes drafts, changed pages and pages that are live elsewhere [B-055, B-123, B-124]', () => {
    expect(toPage(sent)).toEqual({
      id: 'a',
      livePath: null,
      parent: null,
      slug: 'a',
      state: 'published',
      title: 'A',
      updatedAt: 1_795_255_200,
    })
    expect(toPage({ ...sent, _status: 'draft', livePath: '/old' })).toMatchObject({
      livePath: '/old',
      state: 'changed',
    })
    expect(toPage({ ...sent, _status: 'draft', isDraft: true, livePath: null })).toMatchObject({ state: 'draft' })
  })

  it('unpackTree returns the pages given to packTree', () => {
    const pages = [
      pageOf('Child', 'Parent', 'draft'),
      pageOf('Parent', null),
      { ...pageOf('Lost', 'gone'), livePath: '/was', slug: null, title: null },
    ]
    expect(unpackTree(packTree(pages))).toEqual(pages)
    expect(packTree(pages)).not.toContain('"Parent","Parent"')
  })
})

describe('addressIn', () => {
  it('follows the position of a page', () => {
    const tree = treeOf('home,Visit(home2,Bar(Menu))')
    expect(['home', 'Visit', 'Menu'].map((id) => addressIn(tree, id))).toEqual(['/', '/visit', '/visit/bar/menu'])
  })

  it('is null while the page or one above it has no slug', () => {
    const tree = buildTree([{ ...pageOf('A', null), slug: null }, pageOf('B', 'A'), pageOf('C', null)])
    expect(['A', 'B', 'C'].map((id) => addressIn(tree, id))).toEqual([null, null, '/c'])
  })
})

describe('branches', () => {
  it('branchOf returns all pages below, and without removes whole branches', () => {
    const tree = treeOf(HOUSE)
    expect(branchOf(tree, 'Visit')).toEqual(['Visit', 'Access', 'Bar', 'Menu'])
    expect(drawn(without(tree, ['Bar', 'Home']))).toBe('Visit(Access),About*(Team)')
  })

  it('withoutDescendants drops pages below others of the set, in tree order', () => {
    expect(withoutDescendants(treeOf(HOUSE), new Set(['Team', 'Menu', 'Bar', 'Access', 'gone']))).toEqual([
      'Access',
      'Bar',
      'Team',
    ])
    expect(withoutDescendants(treeOf(HOUSE), new Set(['Bar']))).toEqual(['Bar'])
    expect(withoutDescendants(treeOf(HOUSE), new Set(['gone']))).toEqual([])
  })
})

describe('findMoveTargets', () => {
  it('offers every published page except those moved, their common parent and their branches', () => {
    const tree = treeOf(HOUSE)
    const of = (ids: string[], words = '') => findMoveTargets(tree, ids, words).found.map(({ id }) => id)
    expect(of(['Bar'])).toEqual(['Home', 'Access', 'Team'])
    expect(of(['Bar', 'Home'])).toEqual(['Visit', 'Access', 'Team'])
    expect(of(['Team'])).toEqual(['Home', 'Visit', 'Access', 'Bar', 'Menu'])
  })

  it('searches by title and address, ignoring accents and case', () => {
    const tree = buildTree([{ ...pageOf('Café', null), title: 'Café' }, pageOf('Deep', 'Café'), pageOf('Other', null)])
    expect(findMoveTargets(tree, ['Other'], ' CAFE ').found.map(({ id, level }) => [id, level])).toEqual([['Café', 0]])
    expect(findMoveTargets(tree, ['Other'], '/deep').found.map(({ id, level }) => [id, level])).toEqual([['Deep', 0]])
    expect(findMoveTargets(tree, ['Other'], 'nothing').found).toEqual([])
  })

  it('offers the end of the top level to pages below it', () => {
    expect(findMoveTargets(treeOf(HOUSE), ['Bar'], '').top).toEqual({
      instruction: { type: 'reorder-below' },
      targetId: 'About',
    })
    expect(findMoveTargets(treeOf(HOUSE), ['Visit'], '').top).toBeNull()
  })
})

describe('keyActionFor', () => {
  const rows = flattenTree(treeOf(HOUSE), new Set(['Visit']))
  const at = (id: string) => rows.findIndex((row) => row.id === id)
  const lead = (key: string, id: string) => {
    const reaction = keyActionFor(key, rows, at(id))
    return reaction && 'to' in reaction ? rows[reaction.to]!.id : reaction
  }

  it('moves up, down and to the ends', () => {
    expect([lead('ArrowDown', 'Home'), lead('ArrowUp', 'Access'), lead('End', 'Home'), lead('Home', 'Bar')]).toEqual([
      'Visit',
      'Visit',
      'About',
      'Home',
    ])
    expect([
      lead('ArrowUp', 'Home'),
      lead('ArrowDown', 'About'),
      lead('PageDown', 'Home'),
      lead('PageUp', 'Bar'),
    ]).toEqual(['Home', 'About', 'About', 'Home'])
  })

  it('opens, enters, closes and leaves a branch', () => {
    expect([lead('ArrowRight', 'Bar'), lead('ArrowRight', 'Visit'), lead('ArrowRight', 'Home')]).toEqual([
      { isOpen: true },
      'Access',
      null,
    ])
    expect([lead('ArrowLeft', 'Visit'), lead('ArrowLeft', 'Bar'), lead('ArrowLeft', 'Home')]).toEqual([
      { isOpen: false },
      'Visit',
      null,
    ])
    expect(lead('x', 'Home')).toBeNull()
  })
})
