import { describeWithout } from './support/withoutPlugin'

describeWithout('csvImport')
