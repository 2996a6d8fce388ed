import { applyMove, movesOf, planMoves } from '@/plugins/pageTree/lib/tree/planMoves'
import { moveToPosition, type Move } from '@/plugins/pageTree/lib/tree/positionAfter'
import { buildTree, type Tree } from '@/plugins/pageTree/lib/tree/tree'
import { keyboardMove, type Direction } from '@/plugins/pageTree/lib/tree/keyActionFor'
import { randomOf } from '@tests/support/random'
import { drawn, pageOf, treeOf } from './drawn'

const to = (itemId: string, type: 'make-child' | 'reorder-above' | 'reorder-below', targetId: string): Move => ({
  instruction: { type },
  itemId,
  targetId,
})
const out = (itemId: string, targetId: string, desiredLevel: number): Move => ({
  instruction: { desiredLevel, type: 'reparent' },
  itemId,
  targetId,
})
const after = (drawing: string, move: Move): string => {
  const moved = applyMove(treeOf(drawing), move)
  return typeof moved === 'string' ? moved : drawn(moved)
}

describe('applyMove [B-189, B-190, B-191, B-192, B-193, B-194]', () => {
  it('puts a page where the server puts it', () => {
    expect(after('A(A1,A2),B,C', to('C', 'reorder-above', 'A'))).toBe('C,A(A1,A2),B')
    expect(after('A(A1,A2),B,C', to('A', 'reorder-below', 'B'))).toBe('B,A(A1,A2),C')
    expect(after('A(A1,A2),B,C', to('B', 'make-child', 'A'))).toBe('A(A1,A2,B),C')
    expect(after('A(A1,A2),B', out('B', 'A2', 1))).toBe('A(A1,A2,B)')
    expect(after('A(A1(Deep)),B', out('B', 'Deep', 0))).toBe('A(A1(Deep)),B')
    expect(after('A(A1(Deep)),B', out('Deep', 'Deep', 0))).toBe('A(A1),Deep,B')
  })

  it('refuses the moves that the server refuses', () => {
    expect(after('A(A1),B', to('A', 'make-child', 'A'))).toBe('self')
    expect(after('A(A1),B', to('A', 'reorder-above', 'A1'))).toBe('self')
    expect(after('A(A1),B', out('A1', 'A1', 1))).toBe('self')
    expect(after('A*,B', to('B', 'make-child', 'A'))).toBe('draft')
    expect(after('A*(A1),B', to('B', 'reorder-below', 'A1'))).toBe('draft')
    expect(after('A,B', out('B', 'A', 3))).toBe('nowhere')
    expect(after('A,B', to('B', 'make-child', 'gone'))).toBe('nowhere')
    const chain = Array.from({ length: 20 }, (_, level) => `L${level}`)
    expect(after(`${chain.join('(')}${')'.repeat(19)},B`, to('B', 'make-child', 'L19'))).toBe('deep')
    expect(after(`${chain.join('(')}${')'.repeat(19)},B`, to('B', 'make-child', 'L18'))).toContain('L18(L19,B)')
  })

  it('allows reordering pages below a draft', () => {
    expect(after('A*(A1,A2),B', to('A2', 'reorder-above', 'A1'))).toBe('A*(A2,A1),B')
  })

  it('refuses to move a page beside one without a parent, but moves that one back into the tree', () => {
    const tree = buildTree([pageOf('Lost', 'gone'), pageOf('A', null)])
    expect(applyMove(tree, to('A', 'reorder-below', 'Lost'))).toBe('nowhere')
    const back = applyMove(tree, to('Lost', 'make-child', 'A')) as Tree
    expect(drawn(back)).toBe('A(Lost)')
    expect(back.pages.get('Lost')!.isOrphaned).toBeUndefined()
    expect(moveToPosition(tree, 'Lost')).toBeNull()
  })
})

describe('planMoves', () => {
  it('keeps the order of the pages, and undoes all moves together', () => {
    const tree = treeOf('A(A1),B,C,D')
    const plan = planMoves(tree, movesOf(['B', 'D'], { type: 'make-child' }, 'A'))
    if (typeof plan === 'string') throw new Error(plan)
    expect(drawn(plan.after)).toBe('A(A1,B,D),C')
    const back = planMoves(plan.after, plan.undo!)
    expect(typeof back === 'string' ? back : drawn(back.after)).toBe('A(A1),B,C,D')
  })

  it('refuses all moves when one is refused', () => {
    expect(planMoves(treeOf('A(A1),B'), movesOf(['B', 'A'], { type: 'make-child' }, 'A1'))).toBe('self')
  })

  it('undoes any move to the tree before it', () => {
    const random = randomOf(5)
    const ids = ['A', 'A1', 'A2', 'B', 'B1', 'C', 'D']
    let tree = treeOf('A(A1,A2),B(B1),C,D')
    let made = 0
    for (let round = 0; round < 500; round++) {
      const [itemId, targetId] = [random.pick(ids)!, random.pick(ids)!]
      const type = random.pick(['make-child', 'reorder-above', 'reorder-below'] as const)!
      const plan = planMoves(tree, [
        random.below(4) === 0 ? out(itemId, targetId, random.below(3)) : to(itemId, type, targetId),
      ])
      if (typeof plan === 'string') continue
      const back = planMoves(plan.after, plan.undo!)
      expect(typeof back === 'string' ? back : drawn(back.after)).toBe(drawn(tree))
      tree = plan.after
      made++
    }
    expect(made).toBeGreaterThan(200)
  })
})

describe('keyboardMove', () => {
  const walk = (drawing: string, id: string, ...directions: Direction[]): string => {
    let tree = treeOf(drawing)
    for (const direction of directions) {
      const move = keyboardMove(tree, id, direction)
      const next = move && applyMove(tree, move)
      if (next === null || typeof next === 'string') return String(next)
      tree = next
    }
    return drawn(tree)
  }

  it('moves past siblings, below the previous page and out of a branch', () => {
    expect(walk('A,B,C', 'B', 'up')).toBe('B,A,C')
    expect(walk('A,B,C', 'B', 'down')).toBe('A,C,B')
    expect(walk('A(A1),B', 'B', 'in')).toBe('A(A1,B)')
    expect(walk('A(A1),B', 'A1', 'out')).toBe('A,A1,B')
    expect(walk('A(A1),B', 'A1', 'up')).toBe('A1,A,B')
    expect(walk('A(A1),B', 'A1', 'down')).toBe('A,A1,B')
    expect(walk('A(A1),B', 'B', 'in', 'up', 'out')).toBe('A(A1),B')
  })

  it('stops at the ends of the tree and refuses a draft as a parent', () => {
    expect(walk('A,B', 'A', 'up')).toBe('null')
    expect(walk('A,B', 'B', 'down')).toBe('null')
    expect(walk('A,B', 'A', 'in')).toBe('null')
    expect(walk('A,B', 'A', 'out')).toBe('null')
    expect(walk('A*,B', 'B', 'in')).toBe('draft')
  })

  it('moveToPosition returns a single move to the page’s new position', () => {
    const moved = applyMove(treeOf('A(A1,A2),B'), to('B', 'reorder-below', 'A1')) as Tree
    expect(moveToPosition(moved, 'B')).toEqual(to('B', 'reorder-below', 'A1'))
    expect(moveToPosition(treeOf('B,A'), 'B')).toEqual(to('B', 'reorder-above', 'A'))
    expect(moveToPosition(treeOf('A(B)'), 'B')).toEqual(to('B', 'make-child', 'A'))
    expect(moveToPosition(treeOf('B'), 'B')).toBeNull()
  })
})
