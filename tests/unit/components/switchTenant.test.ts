import { jest } from '@jest/globals'
import { switchTenant } from '@/components/frame/TenantSelector/switchTenant'

const steps = (save: (id: string) => Promise<unknown>) => {
  const done: string[] = []
  return { done, goToRoot: () => void done.push('root'), save: jest.fn(save), select: () => void done.push('selected') }
}

describe('switching the tenant', () => {
  it('[B-182] [B-183] [B-184] [B-185] saves another one, selects it and goes to the root', async () => {
    const all = steps(() => Promise.resolve())
    await switchTenant('b', 'a', all)
    expect(all.save).toHaveBeenCalledWith('b')
    expect(all.done).toEqual(['selected', 'root'])
  })

  it('[B-182] leaves the one on screen alone', async () => {
    const all = steps(() => Promise.resolve())
    await switchTenant('a', 'a', all)
    expect(all.save).not.toHaveBeenCalled()
    expect(all.done).toEqual([])
  })

  it('[B-186] passes over a failed save in silence', async () => {
    const all = steps(() => Promise.reject(new Error('offline')))
    await expect(switchTenant('b', 'a', all)).resolves.toBeUndefined()
    expect(all.done).toEqual(['selected', 'root'])
  })
})
