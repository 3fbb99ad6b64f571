export default function QuickActions() {
  return (
    <section>
      <h2>Quick actions</h2>
    </section>
  );
}
