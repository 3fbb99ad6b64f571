import ComponentPreview from '@site/src/components/home/ComponentPreview.tsx';
import QuickActions from '@site/src/components/home/QuickActions.tsx';

export default function QuickActionsPreview() {
  return (
    <ComponentPreview name="QuickActions">
      <QuickActions />
    </ComponentPreview>
  );
}
