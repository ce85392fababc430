import fc, { type GeneratorValue } from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export interface RandomDocument {
  text: string;
  variables: Record<string, boolean>;
}

/** Documents that a schema allows: nested and repeated fields, aliases, arguments, fragments, `@skip` and `@include`. */
export const randomDocuments = (schema: GraphQLSchema) =>
  fc.gen().map((draw): RandomDocument => new DocumentWriter(draw).write(schema));

class DocumentWriter {
  readonly #draw: GeneratorValue;
  readonly #fragments: string[] = [];
  #aliases = 0;

  constructor(draw: GeneratorValue) {
    this.#draw = draw;
  }

  write(schema: GraphQLSchema): RandomDocument {
    const isMutation = this.#chance(20);
    const type = isMutation ? schema.getMutationType() : schema.getQueryType();
    const selection = this.#selection(type as GraphQLObjectType, 5);
    const variables = { yes: this.#chance(50), no: this.#chance(50) };
    return {
      // Both variables are used, as a valid document must.
      text: `${isMutation ? 'mutation' : 'query'} ($yes: Boolean!, $no: Boolean = false) {
        __typename @skip(if: $yes) @include(if: $no) ${selection} }
        ${this.#fragments.join('\n')}`,
      variables,
    };
  }

  #selection(type: GraphQLObjectType, depth: number): string {
    const parts = Array.from({ length: this.#number(1, 4) }, () => this.#part(type, depth));
    return parts.join(' ');
  }

  #part(type: GraphQLObjectType, depth: number): string {
    if (this.#chance(10)) return `__typename ${this.#condition()}`;
    if (depth > 0 && this.#chance(10))
      return `... on ${type.name} ${this.#condition()} { ${this.#selection(type, depth - 1)} }`;
    if (depth > 0 && this.#chance(10)) {
      const name = `Part${this.#fragments.length}`;
      // Reserves the index first, because the selection may add more fragments.
      const index = this.#fragments.push('') - 1;
      const selection = this.#selection(type, depth - 1);
      this.#fragments[index] = `fragment ${name} on ${type.name} { ${selection} }`;
      return `...${name} ${this.#condition()} ${this.#chance(30) ? `...${name}` : ''}`;
    }
    return this.#field(type, depth);
  }

  #field(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
    );
    const field = fields[this.#number(0, Math.max(fields.length - 1, 0))];
    if (!field) return '__typename';
    const args = this.#arguments(field);
    // Equal fields are merged, which requires equal arguments.
    const alias = args || this.#chance(10) ? `a${this.#aliases++}: ` : '';
    const inner = getNamedType(field.type);
    const selection = isObjectType(inner) ? `{ ${this.#selection(inner, depth - 1)} }` : '';
    return `${alias}${field.name}${args} ${this.#condition()} ${selection}`;
  }

  #arguments(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.filter(({ type }) => isNonNullType(type) || this.#chance(20));
    return given.length === 0
      ? ''
      : `(${given.map(({ name, type }) => `${name}: ${this.#value(type)}`).join(', ')})`;
  }

  #value(type: GraphQLInputType): string {
    if (isNonNullType(type)) return this.#value(type.ofType);
    if (isListType(type)) return `[${this.#value(type.ofType)}]`;
    if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
    if (isInputObjectType(type)) {
      const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
      return `{ ${required.map((field) => `${field.name}: ${this.#value(field.type)}`).join(', ')} }`;
    }
    if (type.name === 'Boolean') return this.#chance(50) ? '$yes' : 'false';
    if (type.name === 'Guid') return '"00000000-0000-4000-8000-000000000000"';
    if (type.name === 'DateTime') return '"2026-11-15T12:00:00Z"';
    return ['Int', 'Float', 'Decimal', 'Long'].includes(type.name) ? '7' : JSON.stringify(this.#text());
  }

  #condition(): string {
    if (!this.#chance(15)) return '';
    const directives = ['@skip(if: $yes)', '@include(if: $no)', '@skip(if: false)', '@include(if: $yes)'];
    return directives[this.#number(0, directives.length - 1)] ?? '';
  }

  #chance(percent: number): boolean {
    return this.#number(0, 99) >= 100 - percent;
  }

  #number(min: number, max: number): number {
    return this.#draw(fc.integer, { min, max });
  }

  #text(): string {
    return this.#draw(fc.string);
  }
}
