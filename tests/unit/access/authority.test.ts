import {
  canManageAdmins,
  combineAuthorities,
  findChangeRefusal,
  findGrantRefusal,
  findRoleRefusal,
  type PersonAuthority,
} from '@/access/authority'

const standing = (
  kind: PersonAuthority['kind'],
  keys: string[] = [],
  more: Partial<PersonAuthority> = {},
): PersonAuthority => ({
  keys: new Set(keys),
  kind,
  roleId: null,
  userId: kind,
  ...more,
})
const ALL = ['pages:view', 'pages:manage', 'users:admin']
const owner = standing('owner', ALL)
const provider = standing('provider', ALL)
const admin = standing('admin', ALL)
const clerk = standing('staff', ['pages:view'], { roleId: 'clerks' })
const editor = standing('staff', ['pages:view', 'pages:manage'], { roleId: 'editors', userId: 'editor' })

describe('canManageAdmins', () => {
  it('allows the owner and the provider only', () => {
    const kinds: PersonAuthority['kind'][] = [
      'owner',
      'provider',
      'admin',
      'staff',
      'collaborator',
      'viewer',
      'supportAgreed',
    ]
    expect(kinds.filter((kind) => canManageAdmins({ kind }))).toEqual(['owner', 'provider'])
  })
})

describe('findChangeRefusal', () => {
  it.each([
    ['oneself', admin, admin, 'self'],
    ['the owner, by an admin', admin, owner, 'owner'],
    ['the owner, by the provider', provider, owner, 'owner'],
    ['the provider, by the owner', owner, provider, 'owner'],
    ['an admin, by another', standing('admin', ALL, { userId: 'other' }), admin, 'adminByOwner'],
    ['an admin, by the owner', owner, admin, null],
    ['an admin, by the provider', provider, admin, null],
    ['somebody who may do more', clerk, editor, 'stronger'],
    ['somebody who may do less', editor, clerk, null],
    [
      'somebody who may do more by a weaker membership',
      clerk,
      { ...clerk, otherKeys: editor.keys, userId: 'other' },
      'stronger',
    ],
    [
      'somebody who may do less by a weaker membership',
      editor,
      { ...editor, otherKeys: clerk.keys, userId: 'other' },
      null,
    ],
    ['somebody who may do as much', editor, { ...editor, userId: 'other' }, null],
  ])('answers a change of %s', (_, actor, target, expected) => {
    expect(findChangeRefusal(actor, target)).toBe(expected)
  })
})

describe('combineAuthorities', () => {
  const viewer = standing('viewer', ['pages:view'])
  const collaborator = standing('collaborator', ['media:manage'])

  it('uses the strongest membership in any order and keeps the keys of the others', () => {
    for (const memberships of [
      [clerk, collaborator, viewer],
      [viewer, clerk, collaborator],
      [collaborator, viewer, clerk],
    ])
      expect(memberships.reduce(combineAuthorities)).toEqual({
        ...clerk,
        otherKeys: new Set(['media:manage', 'pages:view']),
      })
  })

  it('puts the provider before every other kind', () => {
    expect(combineAuthorities(owner, provider)).toEqual({ ...provider, otherKeys: owner.keys })
    expect(combineAuthorities(provider, owner)).toEqual({ ...provider, otherKeys: owner.keys })
  })

  it('uses the first of two memberships of the same kind', () => {
    expect(combineAuthorities(clerk, editor)).toEqual({ ...clerk, otherKeys: editor.keys })
  })
})

describe('findGrantRefusal', () => {
  it('allows only the owner and the provider to grant the admin role', () => {
    expect(findGrantRefusal(owner, { kind: 'admin' })).toBeNull()
    expect(findGrantRefusal(provider, { kind: 'admin' })).toBeNull()
    expect(findGrantRefusal(admin, { kind: 'admin' })).toBe('adminByOwner')
  })

  it('refuses a role with keys that the person granting it lacks', () => {
    const role = (...keys: string[]) => ({ id: 'role', keys: new Set(keys), kind: 'role' as const })
    expect(findGrantRefusal(editor, role('pages:view'))).toBeNull()
    expect(findGrantRefusal(editor, role('pages:view', 'users:admin'))).toBe('beyond')
    expect(findGrantRefusal(clerk, role())).toBeNull()
  })
})

describe('findRoleRefusal', () => {
  it('refuses to change one’s own role, or to add keys that one lacks', () => {
    expect(findRoleRefusal(editor, 'editors', new Set(['pages:view']))).toBe('ownRole')
    expect(findRoleRefusal(editor, 'clerks', new Set(['pages:view']))).toBeNull()
    expect(findRoleRefusal(editor, 'clerks', new Set(['users:admin']))).toBe('beyond')
    expect(findRoleRefusal(admin, null, new Set(['users:admin']))).toBeNull()
  })
})
