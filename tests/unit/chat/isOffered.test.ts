import { isOffered } from '@/plugins/chat/lib/tools/toolsFor'

const tool = { description: 'Does something.' }

describe('what the assistant offers', () => {
  it('is tools that read or propose, and none that changes something by itself', () => {
    expect(isOffered({ audit: null, tool }, false)).toBe(true)
    expect(isOffered({ audit: null, tool: { ...tool, proposes: true } }, false)).toBe(true)
    expect(isOffered({ audit: null }, false)).toBe(false)
    expect(isOffered({ audit: 'seating.held', tool }, false)).toBe(false)
  })

  it('is only what reads, where the person did not type the request', () => {
    expect(isOffered({ audit: null, tool }, true)).toBe(true)
    expect(isOffered({ audit: null, tool: { ...tool, proposes: true } }, true)).toBe(false)
  })
})
