import { jest } from '@jest/globals'
import { switchTenant } from '@/components/frame/TenantSelector/switchTenant'

const steps = (save: (id: string) => Promise<unknown>) => {
  const done: string[] = []
  return { done, goToRoot: () => void done.push('root'), save: jest.fn(save), select: () => void done.push('selected') }
}

describe('switchTenant', () => {
  it('saves another tenant, selects it and goes to the root [B-182] [B-183] [B-184] [B-185]', async () => {
    const all = steps(() => Promise.resolve())
    await switchTenant('b', 'a', all)
    expect(all.save).toHaveBeenCalledWith('b')
    expect(all.done).toEqual(['selected', 'root'])
  })

  it('does nothing for the current tenant [B-182]', async () => {
    const all = steps(() => Promise.resolve())
    await switchTenant('a', 'a', all)
    expect(all.save).not.toHaveBeenCalled()
    expect(all.done).toEqual([])
  })

  it('selects the tenant without an error when saving fails [B-186]', async () => {
    const all = steps(() => Promise.reject(new Error('offline')))
    await expect(switchTenant('b', 'a', all)).resolves.toBeUndefined()
    expect(all.done).toEqual(['selected', 'root'])
  })
})
