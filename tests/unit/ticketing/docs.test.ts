import { readFileSync } from 'node:fs'
import { PROVIDERS } from '@/plugins/ticketing/providers'
import { en } from '@/plugins/ticketing/messages/en'

const read = (file: string): string => readFileSync(file, 'utf8')

it('the guide for box offices names every one, with every field of its form as the form calls it', () => {
  const guide = read('docs/box-offices.md')
  for (const provider of PROVIDERS) {
    const row = guide.split('\n').find((line) => line.startsWith(`| ${provider.name} |`)) ?? ''
    const labels = provider.hasApi
      ? provider.connection.map(({ name }) => en[`ticketingField_${name}` as keyof typeof en])
      : ['nothing']
    expect([provider.name, labels.filter((label) => !row.includes(label))]).toEqual([provider.name, []])
  }
})
