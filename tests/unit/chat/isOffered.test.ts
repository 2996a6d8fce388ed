import { isOffered } from '@/plugins/chat/lib/tools/toolsFor'

const tool = { description: 'Does something.' }

describe('isOffered', () => {
  it('offers tools that read or propose, and excludes audited operations and those without a tool', () => {
    expect(isOffered({ audit: null, tool }, false)).toBe(true)
    expect(isOffered({ audit: null, tool: { ...tool, proposes: true } }, false)).toBe(true)
    expect(isOffered({ audit: null }, false)).toBe(false)
    expect(isOffered({ audit: 'seating.held', tool }, false)).toBe(false)
  })

  it('offers only tools that read when the message was not typed by the user', () => {
    expect(isOffered({ audit: null, tool }, true)).toBe(true)
    expect(isOffered({ audit: null, tool: { ...tool, proposes: true } }, true)).toBe(false)
  })
})
