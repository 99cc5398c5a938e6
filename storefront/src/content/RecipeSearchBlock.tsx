import { SearchField } from '@trolley/ui/SearchField.tsx';
import { RecipeRow } from '../recipe/RecipeRow.tsx';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import type { BlockProps } from './blockProps.ts';
import './recipe-search.css';
import { Section } from './Section.tsx';

/** CONT-01: a search for recipes, and some of them. */
export function RecipeSearchBlock({ block, level, anchor }: BlockProps<'recipeSearch'>) {
  const { title, text, texts, recipes } = block;
  const path = usePathTo()('recipes');
  if (path === undefined) return null;
  return (
    <Section className="recipe-search" level={level} anchor={anchor} title={title} text={text}>
      <WithTexts texts={texts}>
        <SearchForm path={path} />
        <Recipes path={path} recipes={recipes} />
      </WithTexts>
    </Section>
  );
}

function SearchForm({ path }: { readonly path: string }) {
  const text = useText();
  return (
    <search>
      <form action={path}>
        <SearchField
          name="q"
          maxLength={100}
          label={text('recipe.block.search')}
          placeholder={text('recipe.block.placeholder')}
          submitLabel={text('recipe.block.find')}
        />
      </form>
    </search>
  );
}

interface RecipesProps extends Pick<BlockProps<'recipeSearch'>['block'], 'recipes'> {
  readonly path: string;
}

function Recipes({ recipes, path }: RecipesProps) {
  const text = useText();
  // Not the block's title: two regions of one name are hard to tell apart by ear.
  const label = text('recipe.block.row');
  return <RecipeRow label={label} recipes={recipes} more={{ label: text('recipe.block.all'), href: path }} />;
}
