import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

type Yaml = Record<string, unknown>
const read = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS() as Yaml
  })

const known = (name: string) => readFileSync('lib/server/env.ts', 'utf8').includes(`  ${name}:`)

test('the image copies what is there, runs as no root, and holds no secret of this folder', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const copied = lines.filter((line) => line.startsWith('COPY') && !line.includes('packages')).flatMap((line) => line.split(' ').slice(1, -1))
  const sources = copied.filter((word) => !word.startsWith('--')).map((word) => word.replace('/site/', ''))
  expect(sources.filter((source) => source !== '.next' && !existsSync(source))).toEqual([])
  expect(lines).toContain('USER node')
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', '.env*', 'data', 'node_modules']))
})

test('compose gives the site settings that it knows, and servers that are described', () => {
  const [compose] = read('compose.yaml') as [{ services: Record<string, Yaml>; volumes: Yaml }]
  const { site } = compose.services
  expect(Object.keys(site?.environment as Yaml).filter((name) => !known(name))).toEqual([])
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining([...Object.keys(site?.depends_on as Yaml), 'redis', 'pictures']))
  expect(site?.read_only).toBe(true)
})

test('the Kubernetes example probes addresses that exist and scales what it deploys', () => {
  const objects = read('deploy/kubernetes.yaml')
  expect(objects.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
  const text = readFileSync('deploy/kubernetes.yaml', 'utf8')
  const answers = readFileSync('lib/server/gate/own-answers.ts', 'utf8')
  for (const [, path = ''] of text.matchAll(/path: (\/api\S+),/g)) expect(answers).toContain(`'${path}'`)
  for (const [, name = ''] of text.matchAll(/name: ([A-Z_]+), value/g)) expect(known(name), name).toBe(true)
})

test('the workflow runs the one test command', () => {
  const [workflow] = read('.github/workflows/ci.yml') as [{ jobs: { test: { steps: { run?: string }[] } } }]
  expect(workflow.jobs.test.steps.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', 'npm test']))
})
