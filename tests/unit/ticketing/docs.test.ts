import { readFileSync } from 'node:fs'
import { PROVIDERS } from '@/plugins/ticketing/providers'
import { en } from '@/plugins/ticketing/messages/en'

const read = (file: string): string => readFileSync(file, 'utf8')

it('docs/box-offices.md lists every provider with the label of each field of its form', () => {
  const guide = read('docs/box-offices.md')
  for (const provider of PROVIDERS) {
    const row = guide.split('\n').find((line) => line.startsWith(`| ${provider.name} |`)) ?? ''
    const labels = provider.hasApi
      ? provider.connection.map(({ name }) => en[`ticketingField_${name}` as keyof typeof en])
      : ['nothing']
    expect([provider.name, labels.filter((label) => !row.includes(label))]).toEqual([provider.name, []])
  }
})
